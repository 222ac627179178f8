// What can be opened over the table.
export type Panel = 'rules' | 'scores' | 'last' | 'log' | 'settings' | 'leave' | 'replay' | 'analysis' | 'fair';
