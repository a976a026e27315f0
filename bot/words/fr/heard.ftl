### Les signes, pour qui écoute

heard-minus = moins
heard-times = fois
heard-give-or-take = plus ou moins
heard-right = le bon coup
