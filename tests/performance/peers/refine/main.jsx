/** As the documentation of refine with antd and Supabase begins, for the tables that are measured. */
import {
  Create,
  DateField,
  Edit,
  EditButton,
  List,
  ThemedLayout,
  useForm,
  useTable,
} from '@refinedev/antd';
import '@refinedev/antd/dist/reset.css';
import { Refine } from '@refinedev/core';
import routerProvider from '@refinedev/react-router';
import { createClient, dataProvider } from '@refinedev/supabase';
import { Button, Form, Input, Table } from 'antd';
import { createRoot } from 'react-dom/client';
import { BrowserRouter, Outlet, Route, Routes } from 'react-router';

const database = createClient(location.origin, 'public');

function CustomerList() {
  const { tableProps, searchFormProps } = useTable({
    pagination: { pageSize: 25 },
    sorters: { initial: [{ field: 'id', order: 'asc' }] },
    onSearch: ({ name }) => [{ field: 'name', operator: 'contains', value: name }],
  });
  return (
    <List>
      <Form {...searchFormProps} layout="inline">
        <Form.Item name="name">
          <Input placeholder="Name" />
        </Form.Item>
        <Button htmlType="submit">Search</Button>
      </Form>
      <Table {...tableProps} rowKey="id">
        {['id', 'name', 'email', 'phone', 'city', 'country', 'note'].map((field) => (
          <Table.Column key={field} dataIndex={field} title={field} />
        ))}
        <Table.Column
          dataIndex="created_at"
          title="created_at"
          render={(value) => <DateField value={value} format="LLL" />}
        />
        <Table.Column
          title="Actions"
          render={(_, { id }) => <EditButton hideText size="small" recordItemId={id} />}
        />
      </Table>
    </List>
  );
}

function CustomerEdit() {
  const { formProps, saveButtonProps } = useForm();
  return (
    <Edit saveButtonProps={saveButtonProps}>
      <Fields
        formProps={formProps}
        names={['name', 'email', 'phone', 'city', 'country', 'note', 'created_at']}
      />
    </Edit>
  );
}

function WideCreate({ fields }) {
  const { formProps, saveButtonProps } = useForm();
  return (
    <Create saveButtonProps={saveButtonProps}>
      <Fields
        formProps={formProps}
        names={Array.from({ length: fields }, (_, index) => `field_${index + 1}`)}
      />
    </Create>
  );
}

function Fields({ formProps, names }) {
  return (
    <Form {...formProps} layout="vertical">
      {names.map((name) => (
        <Form.Item key={name} name={name} label={name}>
          <Input />
        </Form.Item>
      ))}
    </Form>
  );
}

const resources = [
  { name: 'customer', list: '/customer', edit: '/customer/edit/:id' },
  { name: 'form_40', create: '/form_40/create' },
  { name: 'form_200', create: '/form_200/create' },
];

createRoot(document.querySelector('#root')).render(
  <BrowserRouter>
    <Refine
      dataProvider={dataProvider(database)}
      routerProvider={routerProvider}
      resources={resources}
      options={{ disableTelemetry: true }}
    >
      <Routes>
        <Route
          element={
            <ThemedLayout>
              <Outlet />
            </ThemedLayout>
          }
        >
          <Route path="/customer" element={<CustomerList />} />
          <Route path="/customer/edit/:id" element={<CustomerEdit />} />
          <Route path="/form_40/create" element={<WideCreate fields={40} />} />
          <Route path="/form_200/create" element={<WideCreate fields={200} />} />
        </Route>
      </Routes>
    </Refine>
  </BrowserRouter>,
);
