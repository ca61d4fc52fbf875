// Every table whose rows a backup of rows holds, in an order in which foreign keys are satisfied.

export const BACKUP_TABLES = [
  'courses',
  'design_items',
  'design_history',
  'users',
  'sessions',
  'admin_sessions',
  'login_failures',
  'answers',
  'answer_history',
  'grades',
  'grading_presence',
  'similarity_checks',
  'audit_log',
  'settings',
] as const;
export type BackupTable = (typeof BACKUP_TABLES)[number];
