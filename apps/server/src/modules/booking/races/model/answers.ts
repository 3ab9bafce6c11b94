/** The server's answers that change nothing. */
export const BUSY = '409 TIMESLOT_IS_BUSY'
export const VISITOR_BUSY = '409 VISITOR_BUSY'
export const NOT_FOUND = '404 NOT_FOUND'
export const TOO_LATE = '423 VISIT_CHANGE_TOO_LATE'
export const KEY_REUSED = '400 INVALID_ARGUMENT'
