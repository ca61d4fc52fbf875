// The fields of a design item besides its type and ID.

export interface ItemContent {
  readonly dataIndex: string;
  readonly dataText: string;
  readonly questionType: string;
  readonly questionOptions: string;
  readonly questionLogic: string;
  readonly questionCourseDate: string;
}

export type ContentField = keyof ItemContent;
