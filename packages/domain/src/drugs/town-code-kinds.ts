/** The two codes of a town by which outside services of drug prices call it (calls §3.2). */
export const townCodeKinds = ['tabletkaCode', 'tabletkaCodev3'] as const
export type TownCodeKind = (typeof townCodeKinds)[number]
