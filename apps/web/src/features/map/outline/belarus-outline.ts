import text from '../../../../../../data/belarus_outline.geojson?raw'

interface Outline {
  readonly type: 'FeatureCollection'
  readonly features: readonly {
    readonly geometry: { readonly type: 'Polygon'; readonly coordinates: [number, number][][] }
  }[]
}

/** The border of Belarus (Natural Earth, public domain). */
export const belarusOutline = JSON.parse(text) as Outline
