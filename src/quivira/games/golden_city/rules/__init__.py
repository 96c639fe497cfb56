"""The rules, one file a phase. Ids in brackets cite rulebook/en.md; those with an A its readings."""
