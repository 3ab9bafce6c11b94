/** The longest note of a guest to the clinic, in characters (calls §7.4, "clientNote"). */
export const CLIENT_NOTE_MAX = 500
