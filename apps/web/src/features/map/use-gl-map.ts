import { type ComponentType, useEffect, useState } from 'react'
import type { GlMapProps } from './gl/gl-map.tsx'
import { supportsWebgl } from './gl/supports-webgl.ts'

type GlMapState = 'loading' | 'unsupported' | 'failed' | { readonly Map: ComponentType<GlMapProps> }

/** MapLibre, loaded when a map is shown; `failed` until `retry` if it cannot be loaded. */
export function useGlMap() {
  const [state, setState] = useState<GlMapState>('loading')
  const [attempt, setAttempt] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt loads again
  useEffect(() => {
    if (!supportsWebgl()) return setState('unsupported')
    let gone = false
    setState('loading')
    import('./gl/gl-map.tsx').then(
      ({ GlMap }) => gone || setState({ Map: GlMap }),
      () => gone || setState('failed'),
    )
    return () => {
      gone = true
    }
  }, [attempt])
  return {
    state,
    retry: () => setAttempt(before => before + 1),
    giveUp: () => setState('unsupported'),
  }
}
