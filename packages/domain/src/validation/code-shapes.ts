/** The id of a catalogue row (doctor, branch, assignment, service, timeslot): a whole number above 0, in digits. */
export const ROW_ID = /^[1-9]\d{0,17}$/

/** The code of a medical organisation or of a programme, as the database accepts it. */
export const SLUG = /^[a-z0-9][a-z0-9-]{0,39}$/

/** The code of a town; 0: all regions. */
export const LOCATION_CODE = /^(0|[1-9]\d{0,5})$/
