/**
 * Days after its end in which a visit may still be imported (calls §9, "Past visits range"). It also limits how
 * long the new owner of a phone number can see for whom a visit was booked with it (docs/decisions/0029).
 */
export const IMPORTABLE_DAYS = 31
