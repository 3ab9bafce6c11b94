import type { OpenConnector } from './clinic-connector.ts'

/** The connector of each kind of clinic system. */
export const connectorKinds = ['fhir', 'rest'] as const
export type ConnectorKind = (typeof connectorKinds)[number]

export type Connectors = Readonly<Record<ConnectorKind, OpenConnector>>
