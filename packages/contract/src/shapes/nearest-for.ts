import { z } from 'zod'

/** Whom a nearest time of several doctors is for: that of a paediatrician is none for an adult. */
export const NearestFor = z
  .object({ adult: z.boolean(), children: z.boolean() })
  .nullable()
  .describe('whom the doctors take who are free then; null: nobody is free')
