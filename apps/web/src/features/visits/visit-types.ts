import type { ComponentType } from 'react'
import type { Visit } from '../../app/visit/visits-source.ts'

export type { Visit }

/** What a layout shows of a visit that belongs to another feature: its reminder, its reports. */
export type VisitSlot = ComponentType<{ visit: Visit }>
