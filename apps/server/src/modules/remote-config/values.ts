import { z } from 'zod'

/**
 * What an operator may set in the table `remote_config`, with the values of an empty table. The keys are
 * those of the specification (calls §7.4, §9) and our own.
 */
export const defaults = {
  /**
   * The specification's default, false, is what a client assumes that has not fetched this configuration
   * yet. A server that answers books out of the box; an operator may close booking here.
   */
  online_booking_enabled: true,
  authConfig: { path: 'api' as 'api' | 'identity-service' },
  /** Milliseconds; -1 = never. */
  acodeExpirationTime: 120_000,
  /** Bytes. */
  memoryStoragePdf: 1_048_576,
  accessLevelsConfig: {} as Record<string, string[]>,
  apiForTestsBumba: false,
  /** Seconds that an open booking form keeps its slot (decisions D12). */
  holdSeconds: 300,
  /** Minutes before its start until which a visit may be cancelled or moved. */
  cancelCutOffMinutes: 30,
  /** Decisions D4. */
  missedVisits: { share: 0.05, minimumMissed: 2 },
  supportEmail: null as string | null,
}

export type RemoteValues = Readonly<typeof defaults>

const schemas: { readonly [Key in keyof RemoteValues]: z.ZodType<RemoteValues[Key]> } = {
  online_booking_enabled: z.boolean(),
  authConfig: z.object({ path: z.enum(['api', 'identity-service']) }),
  acodeExpirationTime: z.int().min(-1),
  memoryStoragePdf: z.int().min(0),
  accessLevelsConfig: z.record(z.string(), z.array(z.string())),
  apiForTestsBumba: z.boolean(),
  holdSeconds: z.int().min(1).max(3600),
  cancelCutOffMinutes: z.int().min(0),
  missedVisits: z.object({ share: z.number().min(0).max(1), minimumMissed: z.int().min(1) }),
  supportEmail: z.email().nullable(),
}

export interface StoredValue {
  readonly key: string
  readonly value: unknown
}

/** The stored values over the defaults, and the keys whose stored value does not fit. */
export function overDefaults(stored: readonly StoredValue[]): { values: RemoteValues; unfit: string[] } {
  const values: Record<string, unknown> = { ...defaults }
  const unfit: string[] = []
  for (const { key, value } of stored) {
    if (!isKey(key)) continue
    const parsed = schemas[key].safeParse(value)
    if (parsed.success) values[key] = parsed.data
    else unfit.push(key)
  }
  return { values: values as RemoteValues, unfit }
}

export function isKey(key: string): key is keyof RemoteValues {
  return Object.hasOwn(schemas, key)
}

/** Does this value fit this key? */
export function fits<Key extends keyof RemoteValues>(key: Key, value: unknown): value is RemoteValues[Key] {
  return schemas[key].safeParse(value).success
}
