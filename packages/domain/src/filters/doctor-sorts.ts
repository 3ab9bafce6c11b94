/** How a list of doctors is ordered: by the nearest free time, by surname, or by the number of reviews (calls §3.1). */
export const doctorSorts = ['byDate', 'byName', 'byFeedbacks'] as const
export type DoctorSort = (typeof doctorSorts)[number]

/** Whom the doctor accepts: anybody, adults, children (calls §3.1, "Doctor profile preference"). */
export const doctorProfiles = ['0', '1', '2'] as const
export type DoctorProfile = (typeof doctorProfiles)[number]
