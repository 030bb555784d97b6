export function listPackages(): { readonly kind: string; readonly licence: string; readonly use: string }[];
