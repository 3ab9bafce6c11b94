/** Every number of medical documents and the codes that open them (docs/decisions/0037). Seconds unless named otherwise. */
export const limits = {
  /** In which a code that was sent may be given, and until another may be sent (calls §9, "SMS resend countdown"). */
  codeSeconds: 900,
  resendSeconds: 61,
  /** That a code which was given opens its record, in the session that gave it. */
  opensSeconds: 12 * 3600,
  /** Wrong codes of one account for one record, and for how long they block it. */
  attempts: 3,
  blockSeconds: 900,
  /** Codes that one account may ask for, over all records and for one. */
  sends: { window: 3 * 3600, ofAccount: 15, ofRecord: 6, byRelatives: 4 },
  /** Between two entries of the ledger that say that a document was opened. */
  viewSeconds: 3600,
  /** Bytes of one sealed chunk, and of a whole file. */
  chunkBytes: 65_536,
  fileBytes: 50 * 1024 * 1024,
  /** Days that codes are kept, to count by. */
  keptCodeDays: 2,
} as const
