// What the log of changes can say.

export const AUDIT_ACTIONS = [
  'grade.save',
  'grade.delete',
  'grade.restore',
  /** A computed exam grade; nobody typed it. */
  'grade.compute',
  /** A comment on a passage or a question was saved or deleted. */
  'grade.comment',
  'grade.uncomment',
  /** A second reading was saved; it changes no grade. */
  'grade.second-reading',
  /** A student has more time in the whole course, or no longer. */
  'accommodation.set',
  /** Handed back to one student, planned, or taken back. */
  'grade.hand-back',
  /** A student's request about a grade: asked, answered, given to someone, closed. */
  'grade.request',
  'evaluation.due-date',
  'evaluation.hand-back',
  'evaluation.show-names',
  'design.remove',
  /** Question-by-question grading was switched on or off. */
  'design.grading-mode',
  'announcement.send',
  'announcement.withdraw',
  'user.add',
  'user.edit',
  'user.delete',
  'user.password',
  /** A new code, or another 14 days for the first login. */
  'user.claim',
  /** The work of a former person got a key of its own, because someone else has the netID now. */
  'user.set-aside',
  /** The former person has the netID again, and the work is back. */
  'user.bring-back',
  /** An account at the university was connected to the user, or disconnected. */
  'user.connect',
  'user.disconnect',
  /** Everything about a person was erased on request; the entry contains no name. */
  'user.erase',
] as const;
export type AuditAction = (typeof AUDIT_ACTIONS)[number];
