# What an option brings beside another, for hints.

much-vp = { $halves ->
    [1] about half a VP
    [2] about 1 VP
   *[other] about { $amount } VP
}
much-experience = { $halves ->
    [1] about half an experience
    [2] about 1 experience
   *[other] about { $amount } experiences
}
much-propulsors = { $halves ->
    [1] about half a propulsor
    [2] about 1 propulsor
   *[other] about { $amount } propulsors
}
much-squads = { $halves ->
    [1] about half a squad
    [2] about 1 squad
   *[other] about { $amount } squads
}
much-items = { $halves ->
    [1] about half an item
    [2] about 1 item
   *[other] about { $amount } items
}
more-or-less = { $way ->
    [more] more
   *[less] less
}
for-rivals = { $rivals ->
    [one] for your rival
   *[other] for each rival
}
measure-vp-mine = { much-vp } { more-or-less }
measure-vp-theirs = { much-vp } { more-or-less } { for-rivals }
measure-experience-mine = { much-experience } { more-or-less }
measure-experience-theirs = { much-experience } { more-or-less } { for-rivals }
measure-propulsors-mine = { much-propulsors } { more-or-less }
measure-propulsors-theirs = { much-propulsors } { more-or-less } { for-rivals }
measure-squads-mine = { much-squads } { more-or-less }
measure-squads-theirs = { much-squads } { more-or-less } { for-rivals }
measure-items-mine = { much-items } { more-or-less } aboard
measure-items-theirs = { much-items } { more-or-less } aboard { for-rivals }
