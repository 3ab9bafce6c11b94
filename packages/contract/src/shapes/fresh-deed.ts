/** What a call does that its account's phone must confirm: a stolen bearer value alone does none of it. */
export const freshDeeds = ['deletion', 'export', 'email', 'grant'] as const
export type FreshDeed = (typeof freshDeeds)[number]
