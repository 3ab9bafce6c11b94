import type { Answer } from '@vizit/api-client/calls.ts'
import type { ComponentType } from 'react'

/** The component with which a route lets the page of a doctor show free times. */
export type DoctorTimes = ComponentType<{
  doctor: Answer<'listPhysicians'>[number]
  /** The branches where the doctor receives. */
  branches: Answer<'listBranches'>
  /** Told the date whose times are shown; undefined: there are none. */
  onShown: (date: string | undefined) => void
}>
