// A button that changes the draft.
export interface Tool {
  readonly label: string;
  readonly can: boolean;
  readonly does: () => boolean;
}
