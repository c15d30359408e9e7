const templates = new WeakMap<Request, string>()

/** Notes which template a request's path fits, for whoever counts and logs requests: a template holds no id. */
export function noteRoute(request: Request, template: string): void {
  templates.set(request, template)
}

/** The template that a request was mounted by; undefined where no template fits. */
export const routeOf = (request: Request): string | undefined => templates.get(request)
