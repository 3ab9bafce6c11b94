import type { ComponentType, ReactNode } from 'react'
import { Gate } from '../features/access/gate.tsx'

/** A screen that is closed by some account states (product §2); its route must also load the texts of `access`. */
export function gated(Screen: ComponentType): () => ReactNode {
  return function Gated() {
    return (
      <Gate>
        <Screen />
      </Gate>
    )
  }
}

/** A screen about the user's own data, open also without a name and birthday. */
export function gatedOwn(Screen: ComponentType): () => ReactNode {
  return function GatedOwn() {
    return (
      <Gate incomplete="passes">
        <Screen />
      </Gate>
    )
  }
}
