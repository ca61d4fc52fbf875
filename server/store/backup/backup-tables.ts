// Every table whose rows a backup contains, in an order that satisfies foreign keys.

export const BACKUP_TABLES = [
  'courses',
  'design_items',
  'design_history',
  'design_versions',
  'users',
  'former_people',
  'sessions',
  'admin_sessions',
  'login_failures',
  'sign_on_attempts',
  'identities',
  'calendar_feeds',
  'answers',
  'answer_history',
  'grades',
  'hand_backs',
  'grade_requests',
  'request_messages',
  'grading_presence',
  'similarity_checks',
  'audit_log',
  'security_log',
  'settings',
] as const;
export type BackupTable = (typeof BACKUP_TABLES)[number];
