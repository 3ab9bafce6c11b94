import type { ComponentType, ReactNode } from 'react'
import { Gate } from '../features/access/gate.tsx'

/** A screen that is closed by the state of the account (product §2): its route needs the texts of `access` too. */
export function gated(Screen: ComponentType): () => ReactNode {
  return function Gated() {
    return (
      <Gate>
        <Screen />
      </Gate>
    )
  }
}

/** A screen about oneself, open to whoever has not given name and birthday yet. */
export function gatedOwn(Screen: ComponentType): () => ReactNode {
  return function GatedOwn() {
    return (
      <Gate incomplete="passes">
        <Screen />
      </Gate>
    )
  }
}
