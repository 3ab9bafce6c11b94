import type { MedicalReport } from '@vizit/contract/shapes/medical-document.ts'
import { formatInstant } from '@vizit/domain/time/format-instant.ts'
import type { z } from 'zod'
import type { Language } from '../../../platform/http/language.ts'
import type { ReportDetails } from '../store/reports.ts'

/** A report as its patient sees it. */
export function presentReport(report: ReportDetails, language: Language): z.output<typeof MedicalReport> {
  return {
    id: report.id,
    profileId: report.profileId,
    providerCode: report.providerCode,
    recordLink: report.recordId,
    orderId: report.visitId,
    name: report.name,
    branchName: report.branchName?.[language] ?? null,
    physicianName: report.physicianName,
    date: formatInstant(report.issuedAt),
    lastUpdated: formatInstant(report.updatedAt),
    reportResults: [...report.documentIds],
  }
}
