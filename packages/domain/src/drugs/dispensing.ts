/** How a medicine is dispensed: over the counter, by prescription, in hospitals only (product §3, "Drug"). */
export const dispensings = ['otc', 'rx', 'hospital'] as const
export type Dispensing = (typeof dispensings)[number]
