/** How a medicine is dispensed: over the counter, by prescription, in hospitals only (product §3, "Drug"). */
export const dispensings = ['otc', 'rx', 'hospital'] as const
export type Dispensing = (typeof dispensings)[number]

interface Dispensed {
  readonly dispensing: Dispensing | null
}

/** Whether pharmacies may sell it: what is for hospitals only is offered nowhere, whatever a pharmacy says that it has. */
export const isForPharmacies = ({ dispensing }: Dispensed): boolean => dispensing !== 'hospital'
