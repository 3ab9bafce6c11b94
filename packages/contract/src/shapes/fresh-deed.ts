/** The kinds of actions that the account's phone must confirm, so that a stolen bearer value alone is not enough. */
export const freshDeeds = ['deletion', 'export', 'email', 'grant'] as const
export type FreshDeed = (typeof freshDeeds)[number]
