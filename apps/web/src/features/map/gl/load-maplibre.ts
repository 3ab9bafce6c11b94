import { addProtocol, setWorkerUrl } from 'maplibre-gl'
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url'
import { Protocol } from 'pmtiles'
import 'maplibre-gl/dist/maplibre-gl.css'

// A file of this origin, because the content security policy allows no others.
setWorkerUrl(new URL(workerUrl, location.href).href)
// Without metadata, by which MapLibre would report each layer of a style that a file does not have.
addProtocol('pmtiles', new Protocol().tile)

export { AttributionControl, Map as MapLibreMap } from 'maplibre-gl'
