/** The layers of a map (calls §3, "Map layer switch"). */
export const mapLayerNames = ['standard', 'satellite', 'hybrid'] as const

export type MapLayerName = (typeof mapLayerNames)[number]

export const isMapLayerName = (name: string): name is MapLayerName =>
  (mapLayerNames as readonly string[]).includes(name)
