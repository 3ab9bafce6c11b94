import type { Catalogue } from './catalogue.ts'

/** The texts that every screen needs: the frame around it, and dates. */
export type Shell = Pick<Catalogue, 'calendar' | 'common' | 'navigation'>
