import { createFileRoute } from '@tanstack/react-router'
import { redirectUnknown } from '../app/router/redirect-unknown.ts'

export const Route = createFileRoute('/$')({ beforeLoad: redirectUnknown })
