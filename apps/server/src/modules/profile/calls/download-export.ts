import { downloadExport } from '@vizit/contract/calls/profile/export.ts'
import { recordAudit } from '../../../platform/audit/record-audit.ts'
import { handle } from '../../../platform/http/handle-call.ts'
import { Content } from '../../../platform/http/raw-content.ts'
import { openBytes } from '../../../platform/secret/encrypt-bytes.ts'
import { hashToken } from '../../../platform/secret/one-time-code.ts'
import type { ProfileDeps } from '../deps.ts'
import { exportKey } from '../export/export-key.ts'
import { sealedExport } from '../store/exports.ts'

export const downloadExportRoute = handle(
  downloadExport,
  async ({ actor, body, refuse }, { database, clock, exports }: ProfileDeps) => {
    const { accountId } = actor
    const now = clock.now()
    const found = await sealedExport(database.db, accountId, hashToken(body.token), now)
    const zip = found && openBytes(exportKey(exports.key, body.token), found.sealed)
    if (!found || !zip) return refuse('EXPORT_EXPIRED')
    await recordAudit(database.db, { action: 'export-downloaded', subject: found.id, accountId, at: now })
    return new Content(zip, { type: 'application/zip', fileName: 'vizit-data.zip' })
  },
)
