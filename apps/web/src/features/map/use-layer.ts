import { onlineManager } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { type MapLayer, useMapLayers } from './use-map-layers.ts'

const none: MapLayer[] = []

/** The layer to show: the chosen one, or the first. Null: the outline, because there is no layer or it has failed. */
export function useLayer() {
  const { layers, refetch } = useMapLayers()
  const [chosen, setChosen] = useState<string | null>(null)
  const [failed, setFailed] = useState(false)
  const all = layers ?? none
  const wanted = all.find(({ name }) => name === chosen) ?? all[0] ?? null
  const retry = () => {
    // The file of the server may have been replaced, and then has another address.
    void refetch().finally(() => setFailed(false))
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: tries again when the connection is back
  useEffect(() => onlineManager.subscribe(isOnline => void (isOnline && failed && retry())), [failed])
  return {
    all,
    isKnown: layers !== undefined,
    shown: failed ? null : wanted,
    hasFailed: failed,
    choose: ({ name }: MapLayer) => {
      setChosen(name)
      setFailed(false)
    },
    fail: () => setFailed(true),
    retry,
  }
}
