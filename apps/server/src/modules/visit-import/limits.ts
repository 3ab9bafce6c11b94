/**
 * Days after its end that a visit may still be imported (calls §9, "Past visits range"). It bounds too how long a number
 * that went over to somebody else tells them of whom it was booked for (docs/decisions/0029).
 */
export const IMPORTABLE_DAYS = 31
