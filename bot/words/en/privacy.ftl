### What is kept about people.

privacy-about = What Toucan stores about you
privacy-export-about = Everything Toucan has about you, as a file, for you alone
privacy-delete-about = Have Toucan forget you
privacy-export = Everything I have about you. Times are milliseconds since 1970 in UTC.
privacy-delete =
    ### Forget you?
    Your settings, ratings and results go, on every server, and your id and name leave every match. The others keep their history, with “a former player” in it. Where you are playing now, a computer player takes your seat for good; if one person is left, the match ends and they win it.

    This cannot be undone. /privacy export gives you all of it first. Messages in channels stay what they are.
button-delete = Forget me
privacy-deleted = I have forgotten you.
privacy-waits = I am busy with what someone else asked for. You are next in line; this message will change when it is done.
privacy-takes-long = You still sit at a table that cannot be reached right now. I go on forgetting you as soon as it can.
privacy-goes-on = Toucan is restarting. I go on forgetting you as soon as I am back.
