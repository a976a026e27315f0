### Ce qui est gardé des personnes.

privacy-about = Ce que Toucan garde de toi
privacy-export-about = Tout ce que Toucan a de toi, en fichier, pour toi seul
privacy-delete-about = Faire que Toucan t’oublie
privacy-export = Tout ce que j’ai de toi. Les heures sont des millisecondes depuis 1970 en UTC.
privacy-delete =
    ### T’oublier ?
    Tes réglages, cotes et résultats disparaissent, sur tous les serveurs, et ton identifiant et ton nom quittent toutes les parties. Les autres gardent leur historique, avec « quelqu’un qui n’est plus là ». Là où tu joues en ce moment, un ordinateur prend ta place pour de bon ; s’il ne reste qu’une personne, la partie s’arrête et elle la gagne.

    Cela ne peut pas être défait. /privacy export te donne d’abord le tout. Les messages dans les salons restent ce qu’ils sont.
button-delete = Oublie-moi
privacy-deleted = Je t’ai oublié.
privacy-waits = Je m’occupe de ce que quelqu’un d’autre a demandé. Tu es la prochaine personne ; ce message change quand ce sera fait.
privacy-takes-long = Tu es encore à une table qu’on ne peut pas joindre en ce moment. Je continue à t’oublier dès que c’est possible.
privacy-goes-on = Toucan redémarre. Je continue à t’oublier dès que je suis de retour.
