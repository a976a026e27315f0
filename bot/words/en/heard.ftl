### Signs, for those who listen

heard-minus = minus
heard-times = times
heard-give-or-take = plus or minus
heard-right = the right move
