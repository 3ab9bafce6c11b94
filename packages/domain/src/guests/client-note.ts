/** Letters of a guest's note to the clinic (calls §7.4, "clientNote"). */
export const CLIENT_NOTE_MAX = 500
