import type { OpenConnector } from './clinic-connector.ts'

/** What the systems of clinics speak. */
export const connectorKinds = ['fhir', 'rest'] as const
export type ConnectorKind = (typeof connectorKinds)[number]

export type Connectors = Readonly<Record<ConnectorKind, OpenConnector>>
