export function listModels(): { readonly name: string; readonly licence: string }[];
