let made = 0

/** A phone that no other test uses; those of patients begin with 37529. */
export const newPhone = () => `37544${String(++made).padStart(7, '0')}`
