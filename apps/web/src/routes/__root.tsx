import { createRootRouteWithContext } from '@tanstack/react-router'
import type { RouterContext } from '../app/context.ts'
import { Face } from '../faces/face.tsx'

export const Route = createRootRouteWithContext<RouterContext>()({ component: Face })
