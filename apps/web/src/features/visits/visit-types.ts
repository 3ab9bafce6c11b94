import type { ComponentType } from 'react'
import type { Visit } from '../../app/visit/visits-source.ts'

export type { Visit }

/** A component of another feature for a visit: its reminder, reports or drugs. */
export type VisitSlot = ComponentType<{ visit: Visit }>
