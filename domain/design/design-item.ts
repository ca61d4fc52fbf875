// The flat record in which every part of a course design travels and is stored. All values are strings.

export interface DesignItem {
  readonly dataType: string;
  readonly dataID: string;
  readonly dataIndex: string;
  readonly dataText: string;
  readonly questionType: string;
  readonly questionOptions: string;
  readonly questionLogic: string;
  readonly questionCourseDate: string;
}

/** A whole record from the fields that differ from ''. */
export function designItem(
  fields: Pick<DesignItem, 'dataType' | 'dataID'> & Partial<DesignItem>,
): DesignItem {
  return {
    dataIndex: '',
    dataText: '',
    questionType: '',
    questionOptions: '',
    questionLogic: '',
    questionCourseDate: '',
    ...fields,
  };
}
