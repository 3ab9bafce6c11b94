import type { Catalogue } from './catalogue.ts'

/** The texts that every screen may need: the frame around it, dates, and the reasons of refusals. */
export type Shell = Pick<Catalogue, 'calendar' | 'common' | 'decline' | 'errors' | 'navigation'>
