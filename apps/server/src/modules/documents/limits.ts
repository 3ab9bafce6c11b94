/**
 * Every number of medical documents and their activation codes (docs/decisions/0037). In seconds unless the name
 * says otherwise.
 */
export const limits = {
  /** How long a sent code works, and when another may be requested (calls §9, "SMS resend countdown"). */
  codeSeconds: 900,
  resendSeconds: 61,
  /** How long an entered code keeps its record open, in the session that entered it. */
  opensSeconds: 12 * 3600,
  /** Wrong codes of one account for one record, and how long they block it. */
  attempts: 3,
  blockSeconds: 900,
  /** Codes that one account may request, for all records and for one. */
  sends: { window: 3 * 3600, ofAccount: 15, ofRecord: 6, byRelatives: 4 },
  /** The shortest time between two ledger entries about the same opened document. */
  viewSeconds: 3600,
  /** The size of one encrypted chunk and the largest size of a file, in bytes. */
  chunkBytes: 65_536,
  fileBytes: 50 * 1024 * 1024,
  /** How many days codes are kept for counting. */
  keptCodeDays: 2,
} as const
