### O que o bot diz de si mesmo, às pessoas e ao Discord.

about-about = Qual Toucan é este, e onde estão seus termos, a privacidade, as fontes e a ajuda
about-title =
    ### Toucan { $version }
    Cinco jogos de cartas que nenhum outro bot joga, com amigos ou contra computadores.
about-text =
    O que guardo de você: quem se sentou onde e o que foi jogado, resultados e ratings, suas configurações. Não leio mensagens, não mostro propaganda e não passo nada adiante. /privacy export dá tudo a você, com /privacy delete eu esqueço você.

    Aqui não se joga por dinheiro nem por nada que o valha.
about-privacy = [Privacidade]({ $address })
about-terms = [Termos]({ $address })
about-source = [Fontes]({ $address })
about-support = [Ajuda]({ $address })
about-site = [Na web]({ $address })

register-description =
    Cinco jogos de cartas que nenhum outro bot joga: Differ, 92Q, Mitigati, Top Suit e Spring Cleaning. Com amigos num canal, ou contra computadores que dão seus motivos. Botões ou comandos, imagens ou só palavras, lições, ratings, um desafio semanal. Em seis línguas, também em português. Comece com /play.
cli-register = Levar ao Discord descrição, etiquetas, links de instalação e ícone; mostra o que mudaria, e pergunta antes.
cli-register-yes = não perguntar
register-change =
    { $what }
      é     { $before }
      será  { $after }
register-none = (nada)
register-icon = uma imagem
register-way-0 = servidores: { $scopes }, permissões { $permissions }
register-way-1 = pessoas: { $scopes }, permissões { $permissions }
register-nothing = Tudo isso já está no Discord.
register-ask = Mudar isto de { $name }? [y/N]
register-left = Nada foi mudado.
register-done = O Discord já tem isso.
register-refused = O Discord não aceita: { $reason }
register-terms-of-service-url = À mão, em { $portal }, “General Information”: os termos estão em { $address }
register-privacy-policy-url = À mão, em { $portal }, “General Information”: a privacidade está em { $address }
register-custom-install-url = Quem quer instalar o bot é levado a { $address }, e não à página do Discord: assim foi escolhido no Discord, em “Installation”.
doctor-directory =
    O Discord ainda não poria este bot no seu diretório (docs/directory.md):
    { $missing }
doctor-directory-description = sem descrição: “register” leva uma
doctor-directory-icon = sem ícone: “register” leva um
doctor-directory-tags = sem etiquetas: “register” leva algumas
doctor-directory-terms = sem endereço dos termos: à mão, em “General Information”
doctor-directory-privacy = sem endereço da privacidade: à mão, em “General Information”
doctor-directory-install = sem link de instalação: “register” leva um
doctor-directory-public = não é público: “Public Bot” em “Bot”
doctor-directory-support = sem servidor de ajuda: à mão, em “Discovery”
doctor-directory-team = não é de nenhuma equipe, e só o dono de uma equipe pode fazê-lo verificar
doctor-directory-verified = não está verificado: “App Verification”

learn-any-about = Aprender um jogo em poucos minutos, com uma primeira rodada jogada passo a passo
learn-any-game = o jogo
