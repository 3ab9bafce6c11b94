import type { Catalogue } from './catalogue.ts'

/** What every screen may have to say: the frame around it, dates, and why something was refused. */
export type Shell = Pick<Catalogue, 'calendar' | 'common' | 'decline' | 'errors' | 'navigation'>
