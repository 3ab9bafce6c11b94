/** Days after its last use that a session ends by itself, and with it what it kept on its device. */
export const SESSION_DAYS = 60
