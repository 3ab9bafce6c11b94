/** Days without use after which a session expires, and with it the data that it stored on its device. */
export const SESSION_DAYS = 60
